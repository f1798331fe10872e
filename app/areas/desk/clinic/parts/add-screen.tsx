import { PlusIcon } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '#app/areas/access/staff/cards/me.ts'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { toast } from '#kit/ui/toast.ts'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskScreenAdd, type deskScreens } from '../contract.ts'

interface AddScreenProps {
  departments: CallOutput<typeof deskScreens>['departments']
  onAdded: () => void
}

/** Makes a screen, and says the link by which it is opened, this once. */
export function AddScreen({ departments, onAdded }: AddScreenProps) {
  const [open, setOpen] = useState(false)
  const [made, setMade] = useState<CallOutput<typeof deskScreenAdd>>()
  if (!useMay('clinic.screens')) return null
  return (
    <>
      <Button kind="primary" size="small" onClick={() => setOpen(true)}>
        <PlusIcon />
        添加屏幕
      </Button>
      <EditForm
        open={open}
        title="添加屏幕"
        action="生成链接"
        save={(form, send) => send(deskScreenAdd, readForm(deskScreenAdd, form, { dep_id: 'text', name: 'text' }))}
        onSaved={(reply) => {
          setOpen(false)
          setMade(reply)
          onAdded()
        }}
        onClose={() => setOpen(false)}
      >
        <Select
          label="科室"
          name="dep_id"
          placeholder="请选择"
          required
          options={departments.map(({ dep_id, name }) => ({ value: dep_id, text: name }))}
        />
        <Field label="挂在哪里" name="name" required maxLength={20} placeholder="如 二楼候诊区" />
      </EditForm>
      <LinkOnce made={made} onClose={() => setMade(undefined)} />
    </>
  )
}

function LinkOnce({ made, onClose }: { made: CallOutput<typeof deskScreenAdd> | undefined; onClose: () => void }) {
  const copy = async () => {
    if (!made) return
    await navigator.clipboard?.writeText(made.link)
    toast('已复制')
    onClose()
  }
  return (
    <Dialog
      open={made !== undefined}
      title={`“${made?.name ?? ''}”的链接`}
      cancelText="我记下了"
      confirmText="复制"
      onCancel={onClose}
      onConfirm={copy}
    >
      <p>只显示这一次。在电视的浏览器里打开并收藏；谁拿到它，就能看到这个科室的叫号。</p>
      <p className="pt-12 text-16 font-semibold break-all text-ink select-all">{made?.link}</p>
    </Dialog>
  )
}
