import { type ComponentType, type ReactNode, useState } from 'react'
import { toast } from '#kit/ui/toast.tsx'
import type { SharedPage } from './share/options.ts'
import type { ShareSheet } from './share/share-sheet.tsx'

type Sheet = ComponentType<Parameters<typeof ShareSheet>[0]>

/** Opens the sheet in which something is shared, fetched when it is first wanted; `sheet` stands wherever it is shown. */
export const useShareSheet = (shared: SharedPage): { open: () => void; sheet: ReactNode } => {
  const [isOpen, setOpen] = useState(false)
  const [ShareSheet, setSheet] = useState<Sheet>()
  const open = () => {
    setOpen(true)
    import('./share/share-sheet.tsx').then(
      (module) => setSheet(() => module.ShareSheet),
      () => toast('网络不太顺，请稍后再分享'),
    )
  }
  return { open, sheet: isOpen && ShareSheet && <ShareSheet shared={shared} onClose={() => setOpen(false)} /> }
}
