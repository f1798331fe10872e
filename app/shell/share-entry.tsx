import { Share2Icon } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useAfterPage } from './after-page.ts'
import { usePageHandle } from './page-handle.ts'
import type { SharedPage } from './share/options.ts'
import { isShareable } from './shareable.ts'

/** Where a page is shared: nothing on a page that may not be. */
export function ShareEntry({ shared }: { shared: SharedPage }) {
  const { search } = useLocation()
  const mayShare = isShareable(usePageHandle(), new URLSearchParams(search))
  const { Sharing } = useAfterPage() ?? {}
  const [isOpen, setOpen] = useState(false)
  if (!mayShare) return null
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
      {Sharing && <Sharing shared={shared} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
