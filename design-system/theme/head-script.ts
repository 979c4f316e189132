import { contractVersion } from './contract-version.ts';
import { sheetKey } from './kept-sheet.ts';

/** Where the chosen theme id ('1' light, '2' dark, '3' auto) is kept between visits. */
export const themeIdStorageKey = 'themeId';

/**
 * The first script of the page: sets `data-theme` before anything is painted. In order: `?themeId=` and `?lightMode=`
 * of the host, the stored id, the device; an unknown id is light. Then it lays the kept sheet of that theme over it: of this
 * version only, one rule, nothing from elsewhere. Text, not a function, so that its hash in the CSP never depends on a
 * minifier, and without an angle bracket, which could end it. Storage can throw (blocked cookies); the shop must show anyway.
 */
export const themeHeadScript = `(function(){var d=document,q=new URLSearchParams(location.search),i=q.get("themeId"),m=q.get("lightMode"),l,a,t,s;try{l=localStorage;i=i||l.getItem("${themeIdStorageKey}")}catch(e){}i=String(i||"").replace(/"/g,"");a=m?m!=="1"&&m!=="true":matchMedia("(prefers-color-scheme: dark)").matches;t=i==="2"||(!i||i==="3")&&a?"dark":"light";d.documentElement.dataset.theme=t;try{s=l.getItem("${sheetKey}"+t);if(s&&!s.indexOf("${contractVersion}:root")&&!/[\\x3c\\x3e@\\\\]|}.|url\\((?!\\/skins\\/)/is.test(s)){a=new CSSStyleSheet;a.replaceSync(s.slice(${contractVersion.length}));d.adoptedStyleSheets=[a]}}catch(e){}})()`;
