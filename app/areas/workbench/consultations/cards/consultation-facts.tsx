import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { benchAsks } from '../contract.ts'

/** A consultation as its doctor sees it. */
export type DoctorConsultation = CallOutput<typeof benchAsks>['list'][number]

/** Who it is about, as far as the doctor may know: 周明 · 女 · 35 岁. */
export const whoOf = ({ truename, sex_name, age }: DoctorConsultation): string =>
  [truename || '未具名', sex_name, age === null ? '' : `${age} 岁`].filter(Boolean).join(' · ')

/** What a consultation is, in tags. */
export function ConsultationTags({ asked }: { asked: DoctorConsultation }) {
  const { type_name, dep_name, ill_name, is_revisit, with_guardian, topic, image_num } = asked
  return (
    <div className="flex flex-wrap gap-6">
      <Tag tone="accent">{type_name}</Tag>
      {dep_name && <Tag tone="warning">科室提问 · {dep_name}</Tag>}
      {topic === 'report' && <Tag>报告解读</Tag>}
      {ill_name && <Tag>{ill_name}</Tag>}
      {is_revisit === 1 && <Tag>复诊</Tag>}
      {with_guardian === 1 && <Tag>监护人陪同</Tag>}
      {image_num > 0 && <Tag>{image_num} 张图片</Tag>}
    </div>
  )
}
