import { useState } from 'react'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { Copyable } from '#app/shell/share/copyable.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { QuoteFields, readQuote } from '../../parts/quote-form.tsx'
import { deskInquiryQuote, deskInquirySend, deskInquiryUnshare } from '../contract.ts'
import type { CaseProps } from '../pages/one.tsx'

const SHARE_DAYS = 30

/** The hospitals that are asked: what the patient lets go there, their code, who looked, and their quotes. */
export function CaseHospitals({ inquiry, isOver, onDone }: CaseProps) {
  const [quoting, setQuoting] = useState<CaseProps['inquiry']['hospitals'][number]>()
  const { request_id, hospitals, state } = inquiry
  const maySend = hospitals.filter(({ is_agreed, code }) => is_agreed === 1 && code === '')
  const mayQuote = state === 'asked' || state === 'quoted'
  return (
    <Card title="医院">
      <div className="space-y-16">
        {hospitals.length === 0 && (
          <p className="text-14 text-ink-3">患者没有指定医院，请回复患者推荐并请其重新选择。</p>
        )}
        {hospitals.map((hospital) => (
          <div key={hospital.unit_id} className="space-y-8">
            <p className="flex flex-wrap items-center gap-8 text-14 font-medium">
              {hospital.unit_name}（{hospital.country_name}）
              <Tag tone={hospital.is_agreed ? 'success' : 'warning'}>
                {hospital.is_agreed ? '患者同意出境' : '患者还没同意出境'}
              </Tag>
            </p>
            {hospital.code && (
              <p className="text-12 text-ink-2 wrap-anywhere">
                <Copyable text={hospital.link} name="医院的链接" />，{shortTime(hospital.end_time ?? '')} 前有效
              </p>
            )}
            {hospital.looks.map(({ who, time }) => (
              <p key={`${time} ${who}`} className="text-12 text-ink-3">
                {who} · {shortTime(time)} 看过
              </p>
            ))}
            {!isOver && (
              <div className="flex flex-wrap gap-12">
                {mayQuote && (
                  <Button size="small" kind="secondary" onClick={() => setQuoting(hospital)}>
                    录入报价
                  </Button>
                )}
                {hospital.code && (
                  <ActButton
                    call={deskInquiryUnshare}
                    input={{ request_id, unit_id: hospital.unit_id }}
                    said={() => '已收回'}
                    onDone={onDone}
                  >
                    收回链接
                  </ActButton>
                )}
              </div>
            )}
          </div>
        ))}
        {!isOver && maySend.length > 0 && (
          <ActButton
            call={deskInquirySend}
            kind="primary"
            input={{ request_id, unit_ids: maySend.map(({ unit_id }) => unit_id).join(','), days: SHARE_DAYS }}
            said={() => '链接已生成，请发给医院'}
            onDone={onDone}
          >
            给 {maySend.length} 家医院看资料
          </ActButton>
        )}
      </div>
      {quoting && (
        <EditForm
          draft="private"
          title={`${quoting.unit_name}的报价`}
          action="录入"
          save={(form, send) => send(deskInquiryQuote, { ...readQuote(form), request_id, unit_id: quoting.unit_id })}
          said={({ version }) => `已录入第 ${version} 版`}
          onSaved={() => {
            setQuoting(undefined)
            onDone()
          }}
          onClose={() => setQuoting(undefined)}
        >
          <QuoteFields currency={quoting.currency} />
        </EditForm>
      )}
    </Card>
  )
}
