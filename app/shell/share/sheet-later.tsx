import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { toast } from '#kit/ui/toast.ts'
import type { ShareSheet } from './share-sheet.tsx'

type Sheet = Parameters<typeof ShareSheet>[0]

/** The sheet in which something is shared, fetched when it is wanted; closes again where it cannot be. */
export function SheetLater(props: Sheet) {
  const [ShareSheet, setSheet] = useState<ComponentType<Sheet>>()
  const giveUp = useEffectEvent(() => {
    toast('网络不太顺，请稍后再分享')
    props.onClose()
  })
  useEffect(() => {
    import('./share-sheet.tsx').then(
      (module) => setSheet(() => module.ShareSheet),
      () => giveUp(),
    )
  }, [])
  return ShareSheet && <ShareSheet {...props} />
}
