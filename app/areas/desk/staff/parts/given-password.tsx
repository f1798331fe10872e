import { Dialog } from '#kit/ui/dialog.tsx'
import { toast } from '#kit/ui/toast.ts'

/** A password that was made for somebody: shown this once. */
export interface Given {
  name: string
  login_name: string
  first_password: string
}

/** Shows a first password until it has been handed on. */
export function GivenPassword({ given, onClose }: { given: Given | undefined; onClose: () => void }) {
  const copy = async () => {
    if (!given) return
    await navigator.clipboard?.writeText(`登录名 ${given.login_name}，初始密码 ${given.first_password}`)
    toast('已复制')
    onClose()
  }
  return (
    <Dialog
      open={given !== undefined}
      title={`${given?.name ?? ''} 的初始密码`}
      cancelText="我记下了"
      confirmText="复制"
      onCancel={onClose}
      onConfirm={copy}
    >
      <p>只显示这一次，请交给本人。第一次登录会要求换成自己的密码。</p>
      <p className="pt-12 text-16 text-ink">登录名 {given?.login_name}</p>
      <p className="text-22 font-semibold text-ink select-all tabular-nums">{given?.first_password}</p>
    </Dialog>
  )
}
