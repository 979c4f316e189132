import site from '../main.ts';

/** Stories that must not pass, apart from the site: they prove that its tests see what they look for. */
export default { ...site, stories: ['./*.stories.tsx'], staticDirs: [{ from: '../../public', to: '/' }] };
