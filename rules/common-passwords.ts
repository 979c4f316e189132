/** Often used passwords that would pass the other rules (8 characters, a letter and a digit); all lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  password1 password12 password123 password1234 password2 password01 password99 passw0rd passw0rd1 passw0rd123
  p@ssw0rd p@ssword1 p@ssw0rd1 p@ssw0rd123 pa55word pa55word1 mypassword1 newpassword1 qwerty12 qwerty123
  qwerty1234 qwerty12345 qwerty123456 qwertyuiop1 qwer1234 q1w2e3r4 q1w2e3r4t5 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y
  1qaz2wsx 1qaz2wsx3edc qazwsx123 zaq12wsx zaq1zaq1 1qazxsw2 asdf1234 asdfgh123 asdfghjkl1 zxcvbnm1
  zxcvbnm123 abc12345 abc123456 abcd1234 abcd12345 abcde123 abcdef123 abcdefg1 a1b2c3d4 a1b2c3d4e5
  a1234567 a12345678 a123456789 aa123456 aa12345678 123456789a 12345678a 1234567a 1234abcd 123abc123
  123qweasd 123qwe123 1234qwer 12345qwert 123456qwerty qwe123456 iloveyou1 iloveyou2 iloveyou123 welcome1
  welcome12 welcome123 letmein1 letmein12 letmein123 monkey12 monkey123 dragon12 dragon123 football1
  football12 football123 baseball1 baseball123 basketball1 superman1 superman123 batman123 sunshine1 sunshine123
  princess1 princess123 charlie1 michael1 jennifer1 jordan23 shadow123 master123 admin123 admin1234
  admin12345 administrator1 root1234 test1234 test12345 testtest1 guest123 user1234 login123 changeme1
  changeme123 secret123 hello123 hello1234 google123 samsung1 computer1 internet1 trustno1 whatever1
  starwars1 pokemon1 pokemon123 liverpool1 chelsea1 arsenal1 summer2024 summer2025 winter2024 winter2025
  spring2025 autumn2025 killer123 freedom1 lampyris1
  `
    .trim()
    .split(/\s+/),
);
