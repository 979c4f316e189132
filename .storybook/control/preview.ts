import preview from '../preview.tsx';

export default preview;
