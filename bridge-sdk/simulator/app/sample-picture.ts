/** A photo for a device without a camera: a lamp at dusk. */
export function samplePicture(): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 640;
  canvas.height = 480;
  const paper = canvas.getContext('2d');
  if (!paper) return Promise.reject(new Error('This browser draws nothing'));
  const dusk = paper.createLinearGradient(0, 0, 0, 480);
  dusk.addColorStop(0, '#1a2638');
  dusk.addColorStop(1, '#463a52');
  paper.fillStyle = dusk;
  paper.fillRect(0, 0, 640, 480);
  const glow = paper.createRadialGradient(320, 240, 10, 320, 240, 200);
  glow.addColorStop(0, '#fff3c4');
  glow.addColorStop(0.25, '#ffc65c');
  glow.addColorStop(1, 'transparent');
  paper.fillStyle = glow;
  paper.fillRect(0, 0, 640, 480);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(new File([blob], 'lamp.png', { type: 'image/png' }));
      else reject(new Error('This browser encodes nothing'));
    }, 'image/png');
  });
}
