import { Dialog } from '#kit/ui/dialog.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Notice } from '#kit/ui/notice.tsx'

interface SignDialogProps {
  typed: { name: string; diagnosis: string; dosage: string; allergy: string; pieces: number }
  /** What the data say that the doctor should see. */
  hints: readonly { kind: string; words: string }[]
  busy: boolean
  onCancel: () => void
  onSign: () => void
}

/** The whole prescription once more: confirming it is the doctor's signature. */
export function SignDialog({ typed, hints, busy, onCancel, onSign }: SignDialogProps) {
  return (
    <Dialog open title="确认签名？" confirmText="确认签名" busy={busy} onCancel={onCancel} onConfirm={onSign}>
      <div className="space-y-12 text-left">
        <Facts
          facts={[
            { name: '药品', value: typed.name },
            { name: '数量', value: `${typed.pieces} 件` },
            { name: '诊断', value: typed.diagnosis },
            { name: '用法用量', value: typed.dosage },
            { name: '过敏史', value: typed.allergy || '没有填写' },
          ]}
        />
        {hints.map(({ words }) => (
          <Notice key={words} tone="warning">
            提示：{words}
          </Notice>
        ))}
        {hints.length > 0 && (
          <p className="text-14 text-ink-2">提示来自已有的记录和商品说明，不一定完整，请您判断；签名时会一起存下来。</p>
        )}
        <p>确认后由您签名生效，内容不能再改。</p>
      </div>
    </Dialog>
  )
}
