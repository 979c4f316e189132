/** Time and battery, as decoration: hidden from screen readers. */
export function StatusBar() {
  return (
    <div className="status-bar" aria-hidden="true">
      <span>9:41</span>
      <svg viewBox="0 0 44 12" width="44" height="12">
        <path d="M1 8h2v3H1zM5 6h2v5H5zM9 3.500h2V11H9zM13 1h2v10h-2z" />
        <path
          className="line"
          d="M22.500 2.500h15a1.500 1.500 0 0 1 1.500 1.500v4a1.500 1.500 0 0 1-1.500 1.500h-15A1.500 1.500 0 0 1 21 8V4a1.500 1.500 0 0 1 1.500-1.500z"
        />
        <path d="M23 4.500h11v3H23zM40.500 4.500h1.500v3h-1.500z" />
      </svg>
    </div>
  );
}
