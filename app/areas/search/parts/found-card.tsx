import { ArticleRow } from '#app/areas/content/articles/cards/article-card.tsx'
import { SubjectCard } from '#app/areas/content/subjects/cards/subject-card.tsx'
import { DepartmentCard } from '#app/areas/guahao/departments/cards/department-card.tsx'
import { DoctorCard } from '#app/areas/guahao/doctors/cards/doctor-card.tsx'
import { UnitCard } from '#app/areas/guahao/hospitals/cards/unit-card.tsx'
import { IllnessRow } from '#app/areas/guahao/illnesses/cards/illness-links.tsx'
import { GoodsRow } from '#app/areas/mall/goods/cards/goods-card.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { searchSingle } from '../contract.ts'
import type { ShownKind } from '../rules.ts'

/** Something that was found and has a card. */
export type FoundItem = Extract<CallOutput<typeof searchSingle>['list'][number], { type: ShownKind }>

/** Something that was found, as the room that owns it shows it. */
export function FoundCard({ item }: { item: FoundItem }) {
  switch (item.type) {
    case 'doctor':
      return <DoctorCard doctor={item} />
    case 'unit':
      return <UnitCard unit={item} />
    case 'department':
      return <DepartmentCard dep={item} />
    case 'illness':
      return <IllnessRow illness={item} />
    case 'goods':
      return <GoodsRow goods={item} />
    case 'article':
      return <ArticleRow article={item} />
    case 'subject':
      return <SubjectCard subject={item} />
  }
}

/** What makes it another one than all others of its list. */
export const idOf = (item: FoundItem): number => {
  switch (item.type) {
    case 'doctor':
      return item.doctor_id
    case 'unit':
      return item.unit_id
    case 'department':
      return item.dep_id
    case 'illness':
      return item.ill_id
    case 'goods':
      return item.goods_id
    case 'article':
      return item.article_id
    case 'subject':
      return item.subjectId
  }
}
