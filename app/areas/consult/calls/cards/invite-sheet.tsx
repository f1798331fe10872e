import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { QrCode } from '#kit/ui/qr-code.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { toast } from '#kit/ui/toast.ts'
import { WireError } from '#kit/wire/errors.ts'

interface InviteSheetProps {
  open: boolean
  isInvited: boolean
  onInvite: (isOn: boolean) => Promise<{ link: string }>
  onClose: () => void
}

/** Asks one companion into the call, by a link that is good for this call alone. */
export function InviteSheet({ open, isInvited, onInvite, onClose }: InviteSheetProps) {
  const [link, setLink] = useState('')
  const [busy, setBusy] = useState(false)
  const callApi = async (isOn: boolean) => {
    setBusy(true)
    try {
      setLink((await onInvite(isOn)).link)
      if (!isOn) onClose()
    } catch (thrown) {
      if (!(thrown instanceof WireError)) throw thrown
      toast(thrown.words)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Sheet open={open} title="邀请家人陪同" onClose={onClose}>
      <div className="grid gap-12 text-14">
        <p>把链接发给一位家人，他打开就能加入这次通话，不用登录。链接只在这次通话里有效。</p>
        {link && (
          <>
            <div className="mx-auto w-180">
              <QrCode text={link} alt="陪同链接的二维码" />
            </div>
            <p className="rounded-8 bg-well p-12 break-all select-all">{link}</p>
            <Button wide onClick={() => void copy(link)}>
              复制链接
            </Button>
          </>
        )}
        {isInvited && !link && <p className="text-ink-2">已经邀请过一位。再次邀请后，之前的链接就不能用了。</p>}
        {!link && (
          <Button wide busy={busy} onClick={() => void callApi(true)}>
            生成链接
          </Button>
        )}
        {isInvited && (
          <Button kind="secondary" wide busy={busy} onClick={() => void callApi(false)}>
            取消邀请，请他离开
          </Button>
        )}
      </div>
    </Sheet>
  )
}

const copy = async (link: string) => {
  try {
    await navigator.clipboard.writeText(link)
    toast('已复制')
  } catch {
    toast('没有复制成功，请长按链接选择')
  }
}
