/** Where the chosen theme id ('1' light, '2' dark, '3' auto) is kept between visits. */
export const themeIdStorageKey = 'themeId';

/**
 * The first script of the page: sets `data-theme` before anything is painted. In order: `?themeId=` and `?lightMode=`
 * of the host, the stored id, the device; an unknown id is light. Text, not a function, so that its hash in the CSP never depends on a
 * minifier. Storage can throw (blocked cookies); the shop must show anyway.
 */
export const themeHeadScript = `(function(){var d=document.documentElement,q=new URLSearchParams(location.search),i=q.get("themeId"),m=q.get("lightMode");try{i=i||localStorage.getItem("${themeIdStorageKey}")}catch(e){}i=String(i||"").replace(/"/g,"");var a=m?m!=="1"&&m!=="true":matchMedia("(prefers-color-scheme: dark)").matches;var t=i==="2"||(!i||i==="3")&&a;d.setAttribute("data-theme",t?"dark":"light")})()`;
