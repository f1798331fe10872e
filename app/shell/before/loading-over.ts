import { holdBehind } from '#kit/ui/modal.ts'

interface Coming {
  request: Request
}

/** What comes quickly needs no overlay. */
const QUICK_MS = 200

/**
 * While a page with `loading` fetches what it shows, an overlay lies over what was there before it [X075]. A page that looks
 * again what became of it is not covered: somebody may be about to press something.
 */
export const loadingOver = async ({ request }: Coming, next: () => Promise<unknown>): Promise<unknown> => {
  const { pathname, search } = new URL(request.url)
  if (pathname + search === location.pathname + location.search) return next()
  const overlay = document.createElement('dialog')
  overlay.className = 'rises m-auto rounded-12 bg-card p-20 text-16 text-ink'
  overlay.ariaLabel = '正在加载'
  overlay.textContent = '正在加载…'
  let giveBack: (() => void) | undefined
  const timer = setTimeout(() => {
    document.body.append(overlay)
    overlay.showModal()
    giveBack = holdBehind()
  }, QUICK_MS)
  try {
    return await next()
  } finally {
    clearTimeout(timer)
    overlay.remove()
    giveBack?.()
  }
}
