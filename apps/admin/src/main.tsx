import '@fundfront/ui/theme.css';
import '@fundfront/ui/fonts.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { ServiceUnavailable } from './app/ServiceUnavailable.tsx';
import { loadConfig } from './config.ts';
import { reloadOnce } from './session/reloadOnce.ts';
import { followTheme, markFirstUse } from './uiStore/uiStore.ts';

// The chunk is of an older build and gone from the server: the new build has it under another name.
addEventListener('vite:preloadError', (event) => {
  if (reloadOnce('chunk')) event.preventDefault();
});

followTheme();
markFirstUse();

const container = document.getElementById('root');
if (container) {
  const root = createRoot(container);
  loadConfig().then(
    () => root.render(<App />),
    () => root.render(<ServiceUnavailable onRetry={() => location.reload()} />),
  );
}
