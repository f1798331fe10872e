import { Fragment, type ReactNode } from 'react'
import { ClassCard } from '#app/areas/audio-class/cards/class-card.tsx'
import { OpenConsultationCard } from '#app/areas/consult/consultations/cards/open-consultation-card.tsx'
import { newsAddress } from '#app/areas/content/articles/cards/article-address.ts'
import { ArticleSection } from '#app/areas/content/articles/cards/article-section.tsx'
import { DoctorCard } from '#app/areas/guahao/doctors/cards/doctor-card.tsx'
import { UnitCard } from '#app/areas/guahao/hospitals/cards/unit-card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { TitledSection } from '#kit/ui/titled-section.tsx'
import { address } from '#kit/wire/address.ts'
import { type Block, blockNames, CHANNEL_PAGE } from '../rules.ts'
import { CategoryFilter, CategoryLinks } from './category-links.tsx'
import type { ChannelShown } from './load-channel.ts'

/** The parts of a channel's page in the order that its partner chose; what has nothing to show is left out. */
export function ChannelBlocks({ shown }: { shown: ChannelShown }) {
  const { config, setting, chosen } = shown
  const here = (more: object) => address(CHANNEL_PAGE, { cid: config.channel, ...more })
  const parts: Record<Block, ReactNode> = {
    units: (shown.units.length > 0 || chosen.unit !== undefined) && (
      <TitledSection title={blockNames.units} all={{ text: '全部', to: '/unit/list' }}>
        <CategoryFilter
          label="按栏目看医院"
          categories={shown.putCateList}
          chosen={chosen.unit}
          to={(pubcat_id) => here({ pubcat_id, ask_pubcat_id: chosen.ask })}
        />
        {shown.units.length === 0 && <Empty title="这个栏目下还没有医院" text="换一个栏目看看。" />}
        {shown.units.map((unit) => (
          <UnitCard key={unit.unit_id} unit={unit} />
        ))}
      </TitledSection>
    ),
    doctors: shown.doctors.length > 0 && (
      <TitledSection title={setting.doctor_title} all={{ text: '全部', to: '/doctor/index' }}>
        {shown.doctors.map((doctor) => (
          <DoctorCard key={doctor.doctor_id} doctor={doctor} />
        ))}
      </TitledSection>
    ),
    topics: shown.pubCatesByDoctor.length > 0 && (
      <TitledSection title={blockNames.topics}>
        <CategoryLinks label={blockNames.topics} categories={shown.pubCatesByDoctor} />
      </TitledSection>
    ),
    articles: (
      <ArticleSection
        title={blockNames.articles}
        articles={shown.articles}
        all={{ text: '全部', to: newsAddress({}) }}
      />
    ),
    classes: shown.microclassList.length > 0 && (
      <TitledSection title={blockNames.classes}>
        {shown.microclassList.map((item) => (
          <ClassCard key={item.class_id} item={item} />
        ))}
      </TitledSection>
    ),
    questions: (shown.hotAskList.length > 0 || chosen.ask !== undefined) && (
      <TitledSection title={setting.ask_title}>
        <CategoryFilter
          label="按栏目看问答"
          categories={shown.pubCatesByAskRecord}
          chosen={chosen.ask}
          to={(ask_pubcat_id) => here({ ask_pubcat_id, pubcat_id: chosen.unit })}
        />
        {shown.hotAskList.length === 0 && <Empty title="这个栏目下还没有问答" text="换一个栏目看看。" />}
        {shown.hotAskList.map((asked) => (
          <OpenConsultationCard key={asked.ask_id} asked={asked} />
        ))}
      </TitledSection>
    ),
    'out-questions': shown.hotOutAskList.length > 0 && (
      <TitledSection title={blockNames['out-questions']}>
        {shown.hotOutAskList.map((asked) => (
          <OpenConsultationCard key={asked.ask_id} asked={asked} />
        ))}
      </TitledSection>
    ),
  }
  return config.blocks.map((block) => <Fragment key={block}>{parts[block]}</Fragment>)
}
