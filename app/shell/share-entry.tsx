import { Share2Icon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { environmentOf } from '#kit/bridge/detect.ts'
import { usePageHandle } from './page-handle.ts'
import type { SharedPage } from './share/options.ts'
import { SheetLater } from './share/sheet-later.tsx'
import { isShareable } from './shareable.ts'

/** Where a page is shared: nothing on a page that may not be. */
export function ShareEntry({ shared }: { shared: SharedPage }) {
  const { search } = useLocation()
  return isShareable(usePageHandle(), new URLSearchParams(search)) && <Entry shared={shared} />
}

function Entry({ shared }: { shared: SharedPage }) {
  const [isOpen, setOpen] = useState(false)
  useOffer(shared)
  return (
    <>
      <button
        type="button"
        aria-label="分享"
        onClick={() => setOpen(true)}
        className="flex size-target items-center justify-center"
      >
        <Share2Icon className="size-22 elder:size-32" />
      </button>
      {isOpen && <SheetLater shared={shared} onClose={() => setOpen(false)} />}
    </>
  )
}

/** An app around the page is told what there is to share; a browser asks for it when somebody wants to. */
const useOffer = (shared: SharedPage) => {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each view of a page
  useEffect(() => {
    if (environmentOf(navigator.userAgent).host === 'browser') return
    const offering = import('./share/offer.ts').then(({ offer, presentOptions }) => {
      offer(presentOptions(shared))
      return () => offer(null)
    })
    return () => void offering.then((withdraw) => withdraw())
  }, [key])
}
