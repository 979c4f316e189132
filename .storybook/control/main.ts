import site from '../main.ts';

/** Stories that must fail, apart from the site: they prove that its tests detect what they look for. */
export default { ...site, stories: ['./*.stories.tsx'], staticDirs: [{ from: '../../public', to: '/' }] };
