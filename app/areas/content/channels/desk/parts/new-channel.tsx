import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { Field } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { deskChannelAdd } from '../contract.ts'
import { LookFields } from './look-fields.tsx'

interface NewChannelProps {
  onClose: () => void
  onSaved: (made: { channel: number }) => void
}

/** A channel that is made: it is off until somebody has looked at it. */
export const NewChannel = ({ onClose, onSaved }: NewChannelProps) => (
  <EditForm
    title="新增渠道"
    action="新增"
    save={(form, send) =>
      send(
        deskChannelAdd,
        readForm(deskChannelAdd, form, {
          channel: 'text',
          title: 'text',
          brand: 'text',
          slogan: 'text',
          colour: 'text',
        }),
      )
    }
    refusedFields={{ taken: 'channel' }}
    said={() => '已新增，写好页面后再启用'}
    onSaved={onSaved}
    onClose={onClose}
  >
    <Field label="渠道号" name="channel" keyboard="number" required hint="合作方链接里的 cid，例如 9005" />
    <LookFields />
  </EditForm>
)
