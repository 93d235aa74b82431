import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Builder, type WebDriver } from 'selenium-webdriver';

const PORT = 4179;
/** A generous timeout that only catches hangs, because a busy machine takes several times longer. */
const PAGE_LOAD_MS = 90_000;
const server = `http://127.0.0.1:${PORT}`;

/** Starts WebKit's WebDriver server on a virtual screen, for one browser. Stopping it closes the browser. */
export async function startDriver() {
  if (await responds()) throw new Error(`Another WebDriver server is using port ${PORT}.`);
  const child = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1600x1000x24', 'WebKitWebDriver', `--port=${PORT}`],
    {
      // Starts a process group, because xvfb-run leaves its child processes running when it is killed.
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit'],
      // `C` makes WebKit use US English. `base` makes it report a connection even without a network interface, as in
      // containers.
      env: { ...process.env, LC_ALL: 'C', GIO_USE_NETWORK_MONITOR: 'base' },
    },
  );
  const exited = once(child, 'exit');
  while (!(await responds())) {
    if (child.exitCode !== null) throw new Error('WebKitWebDriver ended before it responded.');
    await delay(50);
  }
  return {
    async stop(): Promise<void> {
      if (child.pid !== undefined) process.kill(-child.pid);
      await exited;
      // The driver may end after xvfb-run, and the next one uses its port.
      while (await responds()) await delay(50);
    },
  };
}

const responds = () =>
  fetch(`${server}/status`).then(
    () => true,
    () => false,
  );

/** Opens a browser with empty storage and a page of the given width. */
export async function openBrowser(binary: string, width: number): Promise<WebDriver> {
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      // Without `--full-screen`, the toolbar would make the window wider than a phone.
      'webkitgtk:browserOptions': { binary, args: ['--automation', '--full-screen'] },
    })
    .build();
  // Makes a page that never finishes loading fail with its URL instead of with the test's timeout.
  await driver.manage().setTimeouts({ pageLoad: PAGE_LOAD_MS });
  await driver.manage().window().setRect({ width, height: 844 });
  return driver;
}
