/** Pages of the store app: each is a document of its own that opens without a net. */
const pages = [
  '/store/login',
  '/store/index',
  '/store/checks',
  '/store/capital',
  '/store/cash',
  '/store/recharge',
  '/store/order',
  '/store/help',
]

/** What the worker asks of the browser around it. */
interface Surroundings {
  addEventListener: (name: string, heard: (event: WorkerEvent) => void) => void
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  location: { origin: string }
}
interface WorkerEvent {
  request: Request
  waitUntil: (work: Promise<unknown>) => void
  respondWith: (answer: Promise<Response>) => void
}
interface Shelf {
  match: (name: string) => Promise<Response | undefined>
  put: (name: string, answer: Response) => Promise<void>
  keys: () => Promise<readonly Request[]>
  delete: (request: Request) => Promise<boolean>
}

/**
 * Runs beside the store's pages alone: shows them from what is stored, at once, and fetches them anew behind that. A page is stored
 * after all that it names, so that what is stored always opens. Written to be sent as text: it knows nothing around itself.
 */
const worker = (
  own: Surroundings,
  { caches }: { caches: { open: (name: string) => Promise<Shelf> } },
  paths: readonly string[],
) => {
  const SHELF = 'yilu-store-pages'
  const MOST_FILES = 400
  const AGAIN_MS = 60_000
  const renewed = new Map<string, number>()

  const renew = async (path: string) => {
    renewed.set(path, performance.now())
    const shelf = await caches.open(SHELF)
    const page = await fetch(path, { credentials: 'omit', cache: 'no-cache' })
    if (!page.ok) return
    const text = await page.clone().text()
    const files = new Set(text.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [])
    for (const file of files) {
      if (await shelf.match(file)) continue
      const answer = await fetch(file)
      if (!answer.ok) return
      await shelf.put(file, answer)
    }
    await shelf.put(path, page)
  }
  const fill = async () => {
    for (const path of paths) await renew(path)
    const shelf = await caches.open(SHELF)
    const stored = await shelf.keys()
    // The oldest come first.
    for (const file of stored.slice(0, Math.max(0, stored.length - MOST_FILES)))
      if (file.url.includes('/assets/')) await shelf.delete(file)
  }
  const showPage = async (event: WorkerEvent, path: string) => {
    const shelf = await caches.open(SHELF)
    const stored = await shelf.match(path)
    if (!stored) return fetch(event.request)
    const last = renewed.get(path)
    if (last === undefined || performance.now() - last > AGAIN_MS) event.waitUntil(renew(path).catch(() => undefined))
    return stored
  }
  const showFile = async (event: WorkerEvent, path: string) => {
    const shelf = await caches.open(SHELF)
    const stored = await shelf.match(path)
    if (stored) return stored
    const answer = await fetch(event.request)
    if (answer.ok) event.waitUntil(shelf.put(path, answer.clone()))
    return answer
  }

  own.addEventListener('install', (event) => {
    own.skipWaiting()
    event.waitUntil(fill().catch(() => undefined))
  })
  own.addEventListener('activate', (event) => event.waitUntil(own.clients.claim()))
  own.addEventListener('fetch', (event) => {
    const { request } = event
    const url = new URL(request.url)
    if (request.method !== 'GET' || url.origin !== own.location.origin) return
    const path = url.pathname.replace(/\.html$/, '')
    if (request.mode === 'navigate' && paths.includes(path)) event.respondWith(showPage(event, path))
    else if (path.startsWith('/assets/')) event.respondWith(showFile(event, path))
  })
}

/** The store's service worker as a file. */
export const workerScript = `(${worker.toString()})(self, self, ${JSON.stringify(pages)})\n`
