import { useState } from 'react'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { FormDialog } from '#app/desk-shell/form-dialog.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Field } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type deskPerson, deskPersonNumber, deskPersonReveal } from '../contract.ts'

type Person = CallOutput<typeof deskPerson>['person']

/** Who stands at the counter, masked until they are compared with their papers; their name is the title of the page. */
export function PersonCard({ person, onChanged }: { person: Person; onChanged: () => void }) {
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-24 gap-y-8">
        <p className="text-14 text-ink-2">
          {person.sex_name} · {person.age} 岁 · 证件 {person.id_card || '没有登记'} ·{' '}
          {person.has_number === 1 ? `手机 ${person.mobile}` : '没有手机号'}
        </p>
        <div className="flex flex-wrap gap-8">
          <Reveal person={person.person} />
          {person.has_number === 0 && <GiveNumber person={person.person} onChanged={onChanged} />}
        </div>
      </div>
    </Card>
  )
}

function Reveal({ person }: { person: string }) {
  const reveal = useAct(deskPersonReveal)
  const [shown, setShown] = useState<CallOutput<typeof deskPersonReveal>>()
  const close = () => setShown(undefined)
  return (
    <>
      <Button
        kind="secondary"
        size="small"
        busy={reveal.busy}
        onClick={async () => setShown(await reveal.run({ person }))}
      >
        核对身份
      </Button>
      <FormDialog
        open={shown !== undefined}
        title="核对身份"
        onClose={close}
        action={
          <Button wide onClick={close}>
            核对好了
          </Button>
        }
      >
        {shown && (
          <Facts
            facts={[
              { name: '姓名', value: <span className="text-18 font-semibold">{shown.name}</span> },
              { name: '性别', value: shown.sex_name },
              { name: '出生日期', value: shown.birthday },
              { name: '证件号', value: shown.id_card || '没有登记' },
              { name: '手机号', value: shown.mobile || '没有' },
              ...(shown.card_no ? [{ name: '就诊卡', value: shown.card_no }] : []),
            ]}
          />
        )}
        <p className="pt-12 text-12 text-ink-3">查看已记入操作记录。请和患者本人的证件核对。</p>
      </FormDialog>
    </>
  )
}

function GiveNumber({ person, onChanged }: { person: string; onChanged: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
        补手机号
      </Button>
      <EditForm
        draft="private"
        open={isOpen}
        title="补手机号"
        onClose={() => setOpen(false)}
        action="保存"
        refusedFields={{ 'number-taken': 'mobile', 'has-number': 'mobile' }}
        save={(form, send) =>
          send(deskPersonNumber, { ...readForm(deskPersonNumber, form, { mobile: 'text' }), person })
        }
        said={() => '补好了，患者用这个手机号登录就能看到预约'}
        onSaved={() => {
          setOpen(false)
          onChanged()
        }}
      >
        <p className="text-14 text-ink-2">先核对证件。拿着这个手机的人以后能登录，看到这位患者在这里的全部预约。</p>
        <Field label="手机号" name="mobile" keyboard="mobile" autoComplete="off" required />
      </EditForm>
    </>
  )
}
