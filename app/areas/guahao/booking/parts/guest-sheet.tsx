import { useState } from 'react'
import { copyText, hasSystemShare, shareBySystem } from '#app/shell/share/ways.ts'
import { Button } from '#kit/ui/button.tsx'
import { ErrorNotice } from '#kit/ui/error-notice.tsx'
import { QrCode } from '#kit/ui/qr-code.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { endOrderGuest, inviteOrderGuest } from '../contract.ts'
import type { GuestCellProps } from './guest-cell.tsx'

/** Makes the link for one member of the family, and takes it back. The link is shown once: the server keeps what proves it only. */
export function GuestSheet({ orderId, guest, onChanged, onClose }: GuestCellProps & { onClose: () => void }) {
  const [link, setLink] = useState('')
  const inviting = useAct(inviteOrderGuest)
  const ending = useAct(endOrderGuest)
  const invite = async () => {
    const made = await inviting.run({ id: orderId })
    if (!made) return
    setLink(made.link)
    onChanged()
  }
  const end = async () => {
    if (!(await ending.run({ id: orderId }))) return
    toast('已收回，链接打不开了')
    onChanged()
    onClose()
  }
  const error = inviting.error ?? ending.error
  return (
    <Sheet open title="请家人看这次就诊" onClose={onClose}>
      <div className="grid grid-cols-1 gap-12 text-14">
        <p>家人打开链接就能看到时间、地点、排队和怎么去，不用登录。科室、医生、费用和病情都看不到。</p>
        <p className="text-ink-2">链接到就诊结束为止有效，只发给一位家人，随时可以收回。</p>
        {link && <Link link={link} />}
        {guest.is_invited === 1 && !link && (
          <p className="text-ink-2">已经请过一位家人。重新生成后，之前的链接就打不开了。</p>
        )}
        <ErrorNotice words={error?.words} />
        {!link && (
          <Button wide busy={inviting.busy} onClick={invite}>
            {guest.is_invited === 1 ? '重新生成链接' : '生成链接'}
          </Button>
        )}
        {(guest.is_invited === 1 || link) && (
          <Button kind="secondary" wide busy={ending.busy} onClick={end}>
            收回，不再让家人看
          </Button>
        )}
      </div>
    </Sheet>
  )
}

function Link({ link }: { link: string }) {
  const copy = async () => toast((await copyText(link)) ? '已复制，发给家人就可以' : '没有复制成功，请长按链接选择')
  return (
    <>
      <div className="mx-auto w-180">
        <QrCode text={link} alt="家人看这次就诊的二维码" />
      </div>
      <p className="rounded-8 bg-well p-12 break-all select-all">{link}</p>
      {hasSystemShare() && (
        <Button
          wide
          onClick={() => void shareBySystem({ title: '陪我去看病', desc: '时间、地点和排队', link, imgUrl: '' })}
        >
          发给家人
        </Button>
      )}
      <Button wide kind={hasSystemShare() ? 'secondary' : 'primary'} onClick={copy}>
        复制链接
      </Button>
    </>
  )
}
