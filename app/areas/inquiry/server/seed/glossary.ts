import type { GlossaryTerm } from '../../rules.ts'

const en = (term: string, translation: string, note = ''): GlossaryTerm => ({ term, language: 'en', translation, note })
const ja = (term: string, translation: string, note = ''): GlossaryTerm => ({ term, language: 'ja', translation, note })

/** Words that are often rendered wrong, to begin a glossary with. */
export const glossary: readonly GlossaryTerm[] = [
  en('贲门癌', 'gastric cardia cancer', '是胃的入口，不是心脏：不能译成 heart 或 cardiac cancer'),
  en('质子治疗', 'proton therapy'),
  en('重离子', 'carbon ion therapy', '国内多指碳离子，写清楚离子种类'),
  en('增强 CT', 'contrast-enhanced CT', '不是 strengthened CT'),
  en('术后', 'postoperative'),
  en('局部放疗', 'local radiotherapy'),
  en('病理', 'pathology report', '指报告，不是病因 pathogenesis'),
  en('免疫组化', 'immunohistochemistry (IHC)'),
  en('靶向药', 'targeted therapy drug', '写通用名，不写商品名'),
  en('占位', 'space-occupying lesion'),
  en('结节', 'nodule'),
  en('主动脉瓣狭窄', 'aortic stenosis (AS)'),
  en('换瓣', 'valve replacement'),
  en('造影', 'angiography', '血管造影；胃肠造影是 contrast radiography'),
  en('复查', 'follow-up examination', '不是 re-examination of the diagnosis'),
  en('积液', 'effusion'),
  ja('贲门癌', '噴門部癌'),
  ja('质子治疗', '陽子線治療', '日文里“陽子線”才是质子治疗'),
  ja('重离子', '重粒子線治療'),
  ja('增强 CT', '造影 CT', '日文“増強”不用于 CT'),
]
