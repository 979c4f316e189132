/** The inbox of developers: two panes, one below 900 px. */
export const inboxStyles = `
:root{color-scheme:light dark;--page:#faf6ef;--sheet:#fff;--ink:#1b1a17;--muted:#5c574e;--line:#e5dccd;--chosen:#f3e6cd;--glow:#ffb02e}
@media(prefers-color-scheme:dark){:root{--page:#101214;--sheet:#181b1e;--ink:#f4eee3;--muted:#b7b0a4;--line:#2a2e33;--chosen:#33291a}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
a{color:inherit}
:focus-visible{outline:3px solid var(--glow);outline-offset:-3px}
h1,h2,p,ol,dl,dd{margin:0;padding:0}
header{display:flex;flex-wrap:wrap;gap:12px 24px;align-items:center;padding:12px 20px;border-bottom:1px solid var(--line)}
h1{font-size:20px;line-height:28px;font-weight:650}
h1::before{content:'';display:inline-block;width:12px;height:12px;margin-right:10px;border-radius:6px;background:var(--glow)}
form{display:flex;flex:1 1 280px;gap:8px;max-width:560px}
input,button,.tool{min-height:44px;padding:8px 16px;border:1px solid var(--muted);border-radius:22px;background:var(--sheet);color:var(--ink);font:inherit}
input{flex:1;min-width:0}
button,.tool{display:inline-flex;align-items:center;font-weight:600;text-decoration:none;cursor:pointer}
.tool[aria-current]{border-color:var(--ink);background:var(--ink);color:var(--sheet)}
nav ol{list-style:none}
nav a{display:block;padding:12px 20px;border-bottom:1px solid var(--line);text-decoration:none;overflow-wrap:anywhere}
nav a:hover{background:var(--sheet)}
nav a[aria-current]{background:var(--chosen);box-shadow:inset 4px 0 var(--glow)}
nav strong{display:block;line-height:22px}
nav span,time,.muted{color:var(--muted);font-size:14px;line-height:20px}
nav span{display:block;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.empty{padding:24px 20px}
article{display:flex;flex-direction:column;min-width:0;background:var(--sheet)}
.head{padding:16px 20px;border-bottom:1px solid var(--line)}
h2{font-size:24px;line-height:30px;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:auto 1fr;gap:2px 16px;margin:8px 0 12px;font-size:14px;line-height:20px}
dt{color:var(--muted)}
dd{overflow-wrap:anywhere}
.tools{display:flex;flex-wrap:wrap;gap:8px}
iframe{display:block;width:100%;height:calc(100vh - 240px);min-height:560px;border:0;background:var(--page)}
pre{margin:0;padding:20px;max-width:72ch;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
@media(min-width:900px){
  main{display:grid;grid-template-columns:minmax(300px,380px) 1fr;height:calc(100vh - 69px)}
  nav,article{overflow:auto}
  nav{border-right:1px solid var(--line)}
  .back{display:none}
  iframe{flex:1;height:auto}
}
@media(max-width:899px){.opened nav,.opened form{display:none}}
`;
