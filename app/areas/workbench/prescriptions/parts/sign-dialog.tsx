import { Dialog } from '#kit/ui/dialog.tsx'
import { Facts } from '#kit/ui/facts.tsx'

interface SignDialogProps {
  typed: { name: string; diagnosis: string; dosage: string; allergy: string; pieces: number }
  busy: boolean
  onCancel: () => void
  onSign: () => void
}

/** The whole prescription once more: confirming it is the doctor's signature. */
export function SignDialog({ typed, busy, onCancel, onSign }: SignDialogProps) {
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
        <p>确认后由您签名生效，内容不能再改。</p>
      </div>
    </Dialog>
  )
}
