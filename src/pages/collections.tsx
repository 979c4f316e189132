export { default } from '#src/pages/not-here-yet.tsx';
