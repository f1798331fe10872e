import { Dialog } from '#kit/ui/dialog.tsx'
import { toast } from '#kit/ui/toast.ts'

const kinds = {
  password: {
    word: '初始密码',
    note: '只显示这一次，请交给本人。第一次登录会要求换成自己的密码。',
  },
  reset: {
    word: '重置码',
    note: '只显示这一次，请交给本人。本人在登录页点“忘记密码”，用它加上第二个码设置新密码：另一位管理员给的同意码、本人的动态验证码，或本人的恢复码。只有重置码什么也打不开。',
  },
  approval: {
    word: '同意码',
    note: '只显示这一次，请您亲自交给本人，不要交给提出申请的管理员。',
  },
  recovery: {
    word: '恢复码',
    note: '只显示这一次，请抄下来放好，不要告诉任何人。忘记密码时，用它证明是您本人。',
  },
} as const

/** Something secret that was made for somebody: shown this once. */
export interface Given {
  kind: keyof typeof kinds
  name: string
  login_name: string
  secret: string
}

/** Shows a first password, or a code, until it has been handed on. */
export function GivenCode({ given, onClose }: { given: Given | undefined; onClose: () => void }) {
  const { word, note } = kinds[given?.kind ?? 'password']
  const copy = async () => {
    if (!given) return
    await navigator.clipboard?.writeText(`登录名 ${given.login_name}，${word} ${given.secret}`)
    toast('已复制')
    onClose()
  }
  return (
    <Dialog
      open={given !== undefined}
      title={`${given?.name ?? ''} 的${word}`}
      cancelText="我记下了"
      confirmText="复制"
      onCancel={onClose}
      onConfirm={copy}
    >
      <p>{note}</p>
      <p className="pt-12 text-16 text-ink">登录名 {given?.login_name}</p>
      <p className="text-22 font-semibold text-ink select-all tabular-nums">{given?.secret}</p>
    </Dialog>
  )
}
