import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { environmentOf } from '#kit/bridge/detect.ts'
import type { SharedPage } from '../share/options.ts'
import { SheetLater } from '../share/sheet-later.tsx'

interface SharingProps {
  shared: SharedPage
  isOpen: boolean
  onClose: () => void
}

/** An app around the page is told what there is to share; a browser asks for it when somebody wants to. */
export function Sharing({ shared, isOpen, onClose }: SharingProps) {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each view of a page
  useEffect(() => {
    if (environmentOf(navigator.userAgent).host === 'browser') return
    const offering = import('../share/offer.ts').then(({ offer, presentOptions }) => {
      offer(presentOptions(shared))
      return () => offer(null)
    })
    return () => void offering.then((withdraw) => withdraw())
  }, [key])
  return isOpen && <SheetLater shared={shared} onClose={onClose} />
}
