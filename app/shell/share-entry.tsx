import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { environmentOf } from '#kit/bridge/detect.ts'
import { Share2Icon } from '#kit/ui/icons.ts'
import { usePageHandle } from './page-handle.ts'
import type { SharedPage } from './share/options.ts'
import { isShareable } from './shareable.ts'
import { useShareSheet } from './use-share-sheet.tsx'

/** An app around the page is told what there is to share; a browser asks for it when somebody wants to. */
const useOffer = (shared: SharedPage, mayShare: boolean, key: string) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each view of a page
  useEffect(() => {
    if (!mayShare || environmentOf(navigator.userAgent).host === 'browser') return
    const offering = import('./share/offer.ts').then(({ offer, presentOptions }) => {
      offer(presentOptions(shared))
      return () => offer(null)
    })
    return () => void offering.then((withdraw) => withdraw())
  }, [key, mayShare])
}

/** Where a page is shared: nothing on a page that may not be. */
export function ShareEntry({ shared }: { shared: SharedPage }) {
  const { search, key } = useLocation()
  const mayShare = isShareable(usePageHandle(), new URLSearchParams(search))
  const { open, sheet } = useShareSheet(shared)
  useOffer(shared, mayShare, key)
  if (!mayShare) return null
  return (
    <>
      <button type="button" aria-label="分享" onClick={open} className="flex size-target items-center justify-center">
        <Share2Icon className="size-22 elder:size-32" />
      </button>
      {sheet}
    </>
  )
}
