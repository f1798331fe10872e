import { useState } from 'react'
import { parts } from '#app/areas/records/papers/rules.ts'
import { Copyable } from '#app/shell/share/copyable.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { QrCode } from '#kit/ui/qr-code.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useSpoken } from '#kit/ui/use-spoken.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { OPEN } from '../cards/share-address.ts'
import { type recordShares, revokeShare } from '../contract.ts'

type Share = CallOutput<typeof recordShares>['list'][number]

/** A share with its code, who looked, and the way to take it back. */
export function ShareCard({ share, onChanged }: { share: Share; onChanged: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const spoken = useSpoken()
  const revoking = useAct(revokeShare)
  const revoke = async () => {
    setAsking(false)
    if (!(await revoking.run({ id: share.id }))) return
    toast('收回了，对方再也看不到')
    onChanged()
  }
  const isOpen = share.is_open === 1
  const title = share.label || (share.ask_id ? '问诊的医生' : '用分享码看的人')
  return (
    <Card title={title} aside={isOpen ? `看到 ${spoken(share.end_time)}` : '已经看不到了'}>
      <div className="space-y-12">
        <p className="text-14 text-ink-2">{share.parts.map((part) => parts[part]).join('；')}</p>
        {share.code && <Code code={share.code} />}
        {share.looks.length > 0 ? (
          <ul className="divide-y divide-line">
            {share.looks.map(({ who, time }) => (
              <li key={`${time} ${who}`} className="flex flex-wrap justify-between gap-x-12 py-6 text-14">
                <span className="min-w-0 wrap-anywhere">{who}</span>
                <span className="text-ink-3 tabular-nums">{spoken(time)} 看过</span>
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-14 text-ink-3">还没有人看过。</p>
        )}
        {revoking.error && (
          <div role="alert">
            <Notice tone="danger">{revoking.error.words}</Notice>
          </div>
        )}
        {isOpen && (
          <Button kind="secondary" wide busy={revoking.busy} onClick={() => setAsking(true)}>
            收回
          </Button>
        )}
      </div>
      <Dialog
        open={isAsking}
        title="收回这次分享？"
        confirmText="收回"
        danger
        onCancel={() => setAsking(false)}
        onConfirm={revoke}
      >
        收回以后，{title}马上就看不到了。对方看过、抄下的，收不回来。
      </Dialog>
    </Card>
  )
}

/** The code to read out, and as a picture: what stands behind the # is sent to nobody. */
function Code({ code }: { code: string }) {
  const link = new URL(`${OPEN}#${code}`, location.href).href
  return (
    <div className="space-y-8 text-center">
      <div className="mx-auto w-176 max-w-full">
        <QrCode text={link} alt={`分享码 ${code} 的二维码`} />
      </div>
      <p className="text-22 font-semibold tabular-nums">
        <Copyable text={code} name="分享码" />
      </p>
      <p className="text-12 text-ink-3">
        请对方扫码，或者打开 {new URL(OPEN, location.href).host}
        {OPEN} 输入
      </p>
    </div>
  )
}
