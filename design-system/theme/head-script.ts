import { contractVersion } from './contract-version.ts';
import { sheetKey } from './kept-sheet.ts';

/** The storage key of the chosen theme id ('1' light, '2' dark, '3' auto). */
export const themeIdStorageKey = 'themeId';

/**
 * The first script of the page: sets `data-theme` before the first paint from, in order, `?themeId=` and `?lightMode=` of
 * the host, the stored id and the device; an unknown id is light. Then it adopts the stored sheet of that theme, if it is of
 * this version, one rule, and without URLs. Links with `data-only` that name the theme come to match
 * what their `data-media` says: the server preloads the first picture of a page by day or by night. A string and not a function, so that its CSP hash does not depend on a
 * minifier, and without an angle bracket, which could end it. Storage can throw (blocked cookies); the page must render.
 */
export const themeHeadScript = `(function(){var d=document,q=new URLSearchParams(location.search),i=q.get("themeId"),m=q.get("lightMode"),l,a,t,s;try{l=localStorage;i=i||l.getItem("${themeIdStorageKey}")}catch(e){}i=String(i||"").replace(/"/g,"");a=m?m!=="1"&&m!=="true":matchMedia("(prefers-color-scheme: dark)").matches;t=i==="2"||(!i||i==="3")&&a?"dark":"light";d.documentElement.dataset.theme=t;d.querySelectorAll("link[data-only="+t+"]").forEach(function(e){e.media=e.dataset.media});try{s=l.getItem("${sheetKey}"+t);if(s&&!s.indexOf("${contractVersion}:root")&&!/[\\x3c\\x3e@\\\\]|}.|url\\((?!\\/skins\\/)/is.test(s)){a=new CSSStyleSheet;a.replaceSync(s.slice(${contractVersion.length}));d.adoptedStyleSheets=[a]}}catch(e){}})()`;
