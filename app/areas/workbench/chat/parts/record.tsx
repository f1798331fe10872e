import { ConsultationTags, whoOf } from '#app/areas/workbench/consultations/cards/consultation-facts.tsx'
import { talkAddress } from '#app/areas/workbench/consultations/cards/talk-address.ts'
import { Card } from '#kit/ui/card.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Link } from '#kit/ui/link.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { benchTalk } from '../contract.ts'

/** A consultation with the record beside it. */
export type BenchTalk = CallOutput<typeof benchTalk>

/** What the doctor knows of the patient: what they wrote and showed, and what they asked this doctor before. */
export function PatientRecord({ talk: { ask: consultation, images, earlier } }: { talk: BenchTalk }) {
  return (
    <div className="space-y-12">
      <Card title={whoOf(consultation)}>
        <div className="space-y-12">
          <ConsultationTags asked={consultation} />
          <p className="text-14 whitespace-pre-wrap wrap-anywhere">{consultation.content || '内容已清除'}</p>
          {images.length > 0 && (
            <ul className="grid grid-cols-3 gap-8">
              {images.map((url, at) => (
                <li key={url}>
                  <a href={url} target="_blank" rel="noreferrer" className="block">
                    <img
                      src={url}
                      alt={`病情图片 ${at + 1}`}
                      className="aspect-square w-full rounded-8 bg-well object-cover"
                    />
                  </a>
                </li>
              ))}
            </ul>
          )}
          <Facts
            facts={[
              { name: '提问时间', value: consultation.add_time.slice(0, 16) },
              { name: '之前看过医生', value: consultation.is_revisit === 1 ? '是' : '否' },
              { name: '费用', value: `¥${consultation.price}` },
            ]}
          />
        </div>
      </Card>
      <Card title="以前向您问诊">
        {earlier.length === 0 && <p className="text-14 text-ink-3">这位就诊人第一次向您问诊。</p>}
        <ul className="divide-y divide-line">
          {earlier.map((one) => (
            <li key={one.ask_id}>
              <Link to={talkAddress(one.ask_id)} className="block min-h-target py-8 text-14">
                <span className="flex justify-between gap-8 text-12 text-ink-3">
                  <span className="tabular-nums">{one.add_time.slice(0, 10)}</span>
                  <span>
                    {one.type_name} · {one.state_desc}
                  </span>
                </span>
                <span className="line-clamp-2">{[one.ill_name, one.content].filter(Boolean).join('：')}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
