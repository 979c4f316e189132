// The light build has the interface of the full one; the package types only that.
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
