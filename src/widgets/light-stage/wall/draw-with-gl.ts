import { bindImage, startProgram } from '#design-system/components/light-preview/gl-program.ts';
import { brightestOnWall, glowReach, leastReflected, ownShade } from '#rules/wall-light.ts';
import { sizedTo, type LampImages, type WallDrawer } from './wall-scene.ts';

const vertex = `#version 300 es
in vec2 p;out vec2 u;void main(){u=p*vec2(.5,-.5)+.5;gl_Position=vec4(p,0,1);}`;
/** The same as `lightWall` of the rules. */
const fragment = `#version 300 es
precision highp float;in vec2 u;out vec4 shown;
uniform sampler2D wall,cut,light,glow;uniform vec4 place;uniform vec3 evening,own;uniform float brightness,gain,isOwn;
vec3 lin(vec3 c){return pow(c,vec3(2.2));}
float within(vec2 q){return float(all(greaterThanEqual(q,vec2(0)))&&all(lessThan(q,vec2(1))));}
void main(){vec2 q=(u-place.xy)/place.zw+.5,far=(q-.5)/${glowReach}.+.5;
vec3 photo=lin(texture(wall,u).rgb);vec4 c=texture(cut,q)*within(q);
vec3 body=lin(min(c.rgb/max(c.a,.001),1.)),n=texture(light,q).rgb*within(q),g=texture(glow,far).rgb*within(far);
vec3 l=${brightestOnWall}.*(n*n*n+g*g*g*(1.-${ownShade}*c.a));
l=mix(l,own*max(l.r,max(l.g,l.b)),isOwn);
vec3 base=mix(photo,body*brightness,c.a)*evening,add=(mix(photo/brightness,body,c.a)+${leastReflected})*l*gain;
float most=max(add.r,max(add.g,add.b)),hue=most>0.?(1.-exp(-most))/most:0.;
vec3 seen=.5*add*hue+.5*(1.-exp(-add));
shown=vec4(pow(base+(1.-base)*seen,vec3(1./2.2)),1);}`;

/** Draws on the graphics card; undefined where WebGL is unavailable. @param onLost called when the card is lost */
export function drawWithGl(
  photograph: HTMLCanvasElement,
  { cut, light, glow }: LampImages,
  onLost: () => void,
): WallDrawer | undefined {
  const canvas = document.createElement('canvas');
  const gl = canvas.getContext('webgl2', { alpha: false, antialias: false });
  const program = gl && startProgram(gl, vertex, fragment);
  if (!gl || !program) return undefined;
  // What is transparent has no colour to bleed into the edge of the lamp.
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
  const at = (name: string) => gl.getUniformLocation(program, name);
  Object.entries({ wall: photograph, cut, light, glow }).forEach(([name, image], unit) => {
    bindImage(gl, at(name), unit, gl.RGBA, image);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
    gl.generateMipmap(gl.TEXTURE_2D);
  });
  const [place, evening, own] = [at('place'), at('evening'), at('own')];
  const [brightness, gain, isOwn] = [at('brightness'), at('gain'), at('isOwn')];
  canvas.addEventListener('webglcontextlost', onLost);
  return {
    hasCard: true,
    dispose: () => {
      canvas.removeEventListener('webglcontextlost', onLost);
      gl.getExtension('WEBGL_lose_context')?.loseContext();
    },
    draw: (scene, longest) => {
      const { width, height } = sizedTo(photograph, longest);
      if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
      const { x, y, side } = scene.place;
      const square = side * Math.min(width, height);
      gl.viewport(0, 0, width, height);
      gl.uniform4f(place, x, y, square / width, square / height);
      gl.uniform3fv(evening, scene.evening);
      gl.uniform3fv(own, scene.own ?? [0, 0, 0]);
      gl.uniform1f(isOwn, scene.own ? 1 : 0);
      gl.uniform1f(brightness, scene.brightness);
      gl.uniform1f(gain, scene.gain);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      return canvas;
    },
  };
}
