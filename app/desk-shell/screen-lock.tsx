import { LockIcon } from 'lucide-react'
import { useEffect, useId } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { useModal } from '#kit/ui/modal.ts'
import { noteUnlocked, useLocked } from '#kit/wire/browser/lock.ts'
import { sessionAt } from '#kit/wire/browser/session.ts'
import type { Send } from '#kit/wire/browser/use-act.ts'
import { currentAddress, signInAddress } from '#kit/wire/browser/way-back.ts'
import { RefusedError } from '#kit/wire/errors.ts'
import { takeAllDrafts } from './drafts.ts'
import { PageForm } from './edit-form.tsx'
import { useTouched } from './touched.ts'

interface ScreenLockProps {
  door: 'staff' | 'doctor'
  /** Who is signed in; undefined until one knows. */
  me: { name: string; idle_minutes: number } | undefined
  /** `callApi(deskTouched, {})`. */
  tell: () => Promise<unknown>
  /** `callApi(deskMe, {})`. */
  look: () => Promise<unknown>
  /** `send(deskUnlock, { staff_key: key, password })`. */
  unlock: (key: string, password: string, send: Send) => Promise<object | undefined>
}

/**
 * Covers the page when nobody was there for long, until the password is typed again; whatever was written on the page stays under
 * it. Nothing closes it: Escape neither.
 */
export function ScreenLock({ door, me, tell, look, unlock }: ScreenLockProps) {
  useTouched({ door, idleMinutes: me?.idle_minutes, tell, look })
  const isLocked = useLocked(door)
  const ref = useModal(isLocked)
  const id = useId()
  useEffect(() => {
    const dialog = ref.current
    if (!isLocked || !dialog) return
    const stay = (event: Event) => event.preventDefault()
    // Browsers close it at the second Escape whatever is said.
    const reopen = () => dialog.isConnected && dialog.showModal()
    dialog.addEventListener('cancel', stay)
    dialog.addEventListener('close', reopen)
    return () => {
      dialog.removeEventListener('cancel', stay)
      dialog.removeEventListener('close', reopen)
    }
  }, [isLocked, ref])
  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      className="m-0 h-full max-h-none w-full max-w-none bg-page text-ink backdrop:bg-page"
    >
      <div className="mx-auto flex min-h-full w-full max-w-[400px] flex-col justify-center gap-16 p-16">
        <div className="flex items-center gap-12">
          <span className="flex size-48 items-center justify-center rounded-12 bg-accent text-22 text-on-accent">
            <LockIcon />
          </span>
          <div>
            <h2 id={id} className="text-22 font-semibold">
              已锁定
            </h2>
            <p className="text-14 text-ink-2">{me ? `${me.name}，欢迎回来` : '欢迎回来'}</p>
          </div>
        </div>
        {isLocked && <UnlockForm door={door} minutes={me?.idle_minutes} unlock={unlock} />}
      </div>
    </dialog>
  )
}

interface UnlockFormProps extends Pick<ScreenLockProps, 'door' | 'unlock'> {
  minutes: number | undefined
}

function UnlockForm({ door, minutes, unlock }: UnlockFormProps) {
  const session = sessionAt[door]
  /** On a machine that many use nothing of who was here stays. */
  const leave = () => {
    session.drop()
    takeAllDrafts()
    window.location.assign(signInAddress('/', door))
  }
  return (
    <div className="space-y-8 rounded-12 bg-card p-20 shadow-soft">
      <PageForm
        draft={false}
        action="解锁"
        wide
        refusedFields={{ wrong: 'password' }}
        save={(form, send) => unlock(session.read() ?? '', String(form.get('password') ?? ''), send)}
        onSaved={() => noteUnlocked(door)}
        onFailed={(error) => {
          if (!(error instanceof RefusedError) || error.reason !== 'gone') return
          session.drop()
          window.location.assign(signInAddress(currentAddress(), door))
        }}
      >
        <p className="text-14 text-ink-2">
          {minutes ? `${minutes} 分钟没有操作` : '太久没有操作'}，为了保护患者信息先锁上了。没有保存的内容还在。
        </p>
        <Field label="密码" name="password" keyboard="password" autoFocus required />
      </PageForm>
      <Button kind="text" wide onClick={leave}>
        换一个账号登录
      </Button>
    </div>
  )
}
