import { useState } from 'react'
import { useMay } from '#app/areas/access/staff/cards/me.ts'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type deskClinic, deskSetRoom } from '../contract.ts'

interface RoomButtonProps {
  clinic: CallOutput<typeof deskClinic>['clinic']
  onSaved: () => void
}

/** The door behind which the doctor sees patients: whoever is called reads it in large letters. */
export function RoomButton({ clinic: { schedule_id, room }, onSaved }: RoomButtonProps) {
  const [open, setOpen] = useState(false)
  if (!useMay('clinic.run')) return null
  return (
    <>
      <Button kind="text" size="small" onClick={() => setOpen(true)}>
        {room ? roomWords(room) : '设置诊室'}
      </Button>
      <EditForm
        open={open}
        title="诊室"
        action="保存"
        save={(form, send) => send(deskSetRoom, { ...readForm(deskSetRoom, form, { room: 'text' }), schedule_id })}
        said={() => '诊室已保存，叫号时患者会看到'}
        onSaved={() => {
          setOpen(false)
          onSaved()
        }}
        onClose={() => setOpen(false)}
      >
        <Field label="门上写的名字" name="room" defaultValue={room} maxLength={20} placeholder="如 3 诊室" />
      </EditForm>
    </>
  )
}

/** What stands on most doors is called a room already. */
const roomWords = (room: string): string => (room.endsWith('诊室') ? room : `诊室：${room}`)
