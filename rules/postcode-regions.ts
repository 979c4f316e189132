/** Of each region the beginnings of its postcodes, alone or as ranges; a few towns have those of a neighbour. */
const beginnings: Readonly<Record<string, string>> = {
  US: `
  AL 350-369; AK 995-999; AZ 850-865; AR 716-729; CA 900-961; CO 800-816; CT 060-069; DE 197-199; DC 200-205 569-569
  FL 320-349; GA 300-319 398-399; HI 967-968; ID 832-838; IL 600-629; IN 460-479; IA 500-528; KS 660-679; KY 400-427
  LA 700-714; ME 039-049; MD 206-219; MA 010-027 055-055; MI 480-499; MN 550-567; MS 386-397; MO 630-658; MT 590-599
  NE 680-693; NV 889-898; NH 030-038; NJ 070-089; NM 870-884; NY 005-005 063-063 100-149; NC 270-289; ND 580-588
  OH 430-459; OK 730-731 734-749; OR 970-979; PA 150-196; RI 028-029; SC 290-299; SD 570-577; TN 370-385
  TX 733-733 750-799 885-885; UT 840-847; VT 050-059; VA 201-201 220-246; WA 980-994; WV 247-268; WI 530-549
  WY 820-831 834-834; AS 967-967; GU 969-969; MP 969-969; PR 006-007 009-009; VI 008-008; FM 969-969; MH 969-969
  PW 969-969; AA 340-340; AE 090-098; AP 962-966
`,
  CA: `
  NL A; NS B; PE C; NB E; QC G H J K1A; ON K L M N P; MB R; SK S R8A; AB T; BC V; NT X; NU X; YT Y
`,
  ES: `
  VI 01; AB 02; A 03; AL 04; AV 05; BA 06; PM 07; B 08; BU 09; CC 10; CA 11; CS 12; CR 13; CO 14; C 15; CU 16; GI 17
  GR 18; GU 19; SS 20; H 21; HU 22; J 23; LE 24; L 25; LO 26; LU 27; M 28; MA 29; MU 30; NA 31; OR 32; O 33; P 34
  GC 35; PO 36; SA 37; TF 38; S 39; SG 40; SE 41; SO 42; T 43; TE 44; TO 45; V 46; VA 47; BI 48; ZA 49; Z 50; CE 51
  ML 52
`,
};

/** Postcodes of regions by their beginnings. */
export type Beginnings = ReadonlyMap<string, readonly string[]>;

export function readBeginnings(text: string): Beginnings {
  const entries = text.trim().split(/\s*[\n;]\s*/);
  return new Map(entries.map((entry) => entry.split(' ')).map(([region = '', ...codes]) => [region, codes]));
}

const tables = new Map(Object.entries(beginnings).map(([country, text]) => [country, readBeginnings(text)]));

/** True when a postcode begins as those of the region do; a region that is not in the table is never contradicted. */
export function beginsAs(table: Beginnings | undefined, postcode: string, region: string): boolean {
  const codes = table?.get(region);
  if (codes === undefined) return true;
  return codes.some((code) => {
    const [from = '', to = from] = code.split('-');
    const beginning = postcode.slice(0, from.length);
    return beginning >= from && beginning <= to;
  });
}

/** True when a postcode can lie in the region; a country or region we do not know is never contradicted. */
export const postcodeFitsRegion = (country: string, postcode: string, region: string): boolean =>
  beginsAs(tables.get(country), postcode, region);
