import { useState } from 'react'
import {
  allPriorities,
  CHILD_YEARS,
  ELDERLY_YEARS,
  PRIORITY_LETTERS,
  priorities,
} from '#app/areas/guahao/booking/rules/priority.ts'
import { RETURN_PLACES } from '#app/areas/guahao/booking/rules/queue.ts'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { deskPriority, deskReturn } from '../contract.ts'
import { TransferDialog } from './transfer-dialog.tsx'
import type { Visit } from './visit-table.tsx'

interface QueueActsProps {
  row: Visit
  onDone: () => void
}

/** Puts somebody back into the queue who was sent to an examination. */
export function ReturnButton({ row, onDone }: QueueActsProps) {
  return (
    <ActButton
      call={deskReturn}
      input={{ order_id: row.order_id }}
      kind="text"
      said={({ number }) => `${number} 号已回到候诊，最多再等 ${RETURN_PLACES} 位`}
      onDone={onDone}
    >
      回诊
    </ActButton>
  )
}

/** Calls somebody before others, for a reason that is kept. */
export function PriorityButton({ row, onDone }: QueueActsProps) {
  const [isOpen, setOpen] = useState(false)
  const [priority, setPriority] = useState<string>('pregnant')
  return (
    <>
      <Button kind="text" size="small" onClick={() => setOpen(true)}>
        {row.priority_name ? '改优先' : '优先'}
      </Button>
      <EditForm
        open={isOpen}
        title={`${row.number} 号优先`}
        action="保存"
        draft="private"
        refusedFields={{ 'words-needed': 'words' }}
        save={(form, send) =>
          send(deskPriority, {
            ...readForm(deskPriority, form, { priority: ['none', ...allPriorities], words: 'text' }),
            order_id: row.order_id,
          })
        }
        said={({ number, priority_name }) =>
          priority_name ? `${number} 号因${priority_name}优先，已通知患者` : `${number} 号按顺序候诊，已通知患者`
        }
        onSaved={() => {
          setOpen(false)
          onDone()
        }}
        onClose={() => setOpen(false)}
      >
        <Select
          label="原因"
          name="priority"
          value={priority}
          onChange={(event) => setPriority(event.target.value)}
          options={[
            ...allPriorities.map((value) => ({ value, text: priorities[value] })),
            ...(row.priority_name ? [{ value: 'none', text: '不再优先' }] : []),
          ]}
        />
        <Field
          label="说明"
          name="words"
          maxLength={PRIORITY_LETTERS}
          required={priority === 'emergency' || priority === 'other'}
          hint={`急危重症最先叫；其他优先和普通患者轮流叫。高龄满 ${ELDERLY_YEARS} 岁，儿童不超过 ${CHILD_YEARS} 岁。谁设的会留下记录。`}
        />
      </EditForm>
    </>
  )
}

/** Sends somebody on to another doctor of the day. */
export function TransferButton({ row, onDone }: QueueActsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="text" size="small" onClick={() => setOpen(true)}>
        转诊
      </Button>
      {isOpen && (
        <TransferDialog
          row={row}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false)
            onDone()
          }}
        />
      )}
    </>
  )
}
