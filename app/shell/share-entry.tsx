import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { environmentOf } from '#kit/bridge/detect.ts'
import { Share2Icon } from '#kit/ui/icons.ts'
import { toast } from '#kit/ui/toast.tsx'
import { usePageHandle } from './page-handle.ts'
import type { SharedPage } from './share/options.ts'
import type { ShareSheet } from './share/share-sheet.tsx'
import { isShareable } from './shareable.ts'

type Sheet = ComponentType<Parameters<typeof ShareSheet>[0]>

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
  const [isOpen, setOpen] = useState(false)
  const [ShareSheet, setSheet] = useState<Sheet>()
  useOffer(shared, mayShare, key)
  if (!mayShare) return null
  const open = () => {
    setOpen(true)
    import('./share/share-sheet.tsx').then(
      (module) => setSheet(() => module.ShareSheet),
      () => toast('网络不太顺，请稍后再分享'),
    )
  }
  return (
    <>
      <button type="button" aria-label="分享" onClick={open} className="flex size-target items-center justify-center">
        <Share2Icon className="size-22 elder:size-32" />
      </button>
      {isOpen && ShareSheet && <ShareSheet shared={shared} onClose={() => setOpen(false)} />}
    </>
  )
}
