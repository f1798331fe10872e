import type { ThingShape } from '#kit/pictures/thing.ts'

/** A category of the demonstration: key, name, drawing, and those under it. */
export interface DemoCategory {
  key: string
  name: string
  picture: ThingShape
  under: readonly (readonly [key: string, name: string])[]
  isRecommended?: true
}

/** What the health mall sells, in the order of its home. */
export const categories: readonly DemoCategory[] = [
  demo(
    'exam',
    '体检套餐',
    'clipboard',
    'basic:基础体检 senior:中老年体检 woman:女性体检 office:职场体检 cancer:防癌筛查',
    true,
  ),
  demo('dental', '口腔齿科', 'tooth', 'clean:洁牙 fill:补牙 align:正畸 implant:种植牙', true),
  demo('beauty', '医学美容', 'drop', 'skin:皮肤管理 spot:祛斑 hair:毛发护理 scar:疤痕修复', true),
  demo('rehab', '康复理疗', 'motion', 'neck:颈肩腰腿 sport:运动损伤 stroke:卒中康复', true),
  demo('tcm', '中医养生', 'leaf', 'massage:推拿 moxa:艾灸 paste:膏方', true),
  demo('eye', '眼科视光', 'eye', 'optometry:验光配镜 myopia:近视防控 dry:干眼护理', true),
  demo('vaccine', '疫苗接种', 'syringe', 'flu:流感 hpv:HPV shingles:带状疱疹', true),
  demo('baby', '母婴儿保', 'baby', 'pregnant:孕产 grow:儿童生长发育', true),
  demo('mind', '心理睡眠', 'moon', 'talk:心理咨询 sleep:睡眠评估'),
  demo('gene', '检测服务', 'tube', 'home-test:居家检测 gene-test:基因检测', true),
  demo('nursing', '护理上门', 'house', 'wound:伤口护理 tube-care:管路护理 mother:产后护理'),
  demo('device', '医疗器械', 'monitor', 'pressure:血压计 sugar:血糖仪 oxygen:制氧与血氧 mist:雾化器', true),
  demo('vitamin', '营养保健', 'bottle', 'calcium:钙与维生素 fish-oil:鱼油 protein:蛋白粉', true),
  demo('otc', '家庭常备药', 'capsule', 'cold:感冒发热 stomach:肠胃用药 skin-drug:皮肤用药', true),
  demo('prescription', '慢病处方药', 'pill-box', 'hypertension:高血压 diabetes:糖尿病'),
  demo('guard', '运动护具', 'band', 'knee:护膝 waist:护腰'),
  demo('hearing', '助听器', 'ear', 'ear-in:耳内式 ear-behind:耳背式'),
  demo('oral', '口腔护理', 'brush', 'tooth-brush:牙刷 floss:牙线与冲牙器'),
  demo('mask', '防护用品', 'mask', 'face:口罩 clean-hand:消毒'),
  demo('senior-care', '长者照护', 'cane', 'walk:助行 bed:卧床护理'),
  demo('weight', '体重管理', 'scale', 'meal:代餐 plan:体重门诊'),
  demo('first-aid', '急救用品', 'first-aid', 'kit:急救包 wound-care:创口护理'),
  demo('abroad', '海外就医', 'care.stethoscope', 'abroad-opinion:第二意见 abroad-exam:海外体检'),
]

/** The tree of medical projects. */
export const projectTree: readonly DemoCategory[] = [
  demo('p-check', '检查检验', 'clipboard', 'p-basic:常规体检 p-cancer:肿瘤筛查'),
  demo('p-mouth', '口腔项目', 'tooth', 'p-clean:洁治 p-repair:修复 p-align:正畸'),
  demo('p-skin', '皮肤项目', 'drop', 'p-laser:激光光子 p-care:皮肤护理'),
  demo('p-rehab', '康复项目', 'motion', 'p-pain:疼痛康复 p-sport:运动康复'),
  demo('p-tcm', '中医项目', 'leaf', 'p-needle:针灸推拿 p-moxa:艾灸拔罐'),
  demo('p-eye', '眼科项目', 'eye', 'p-optics:视光检查 p-vision:近视防控'),
]

function demo(key: string, name: string, picture: ThingShape, under: string, isRecommended?: true): DemoCategory {
  const pairs = under.split(' ').map((one) => one.split(':') as [string, string])
  return { key, name, picture, under: pairs, ...(isRecommended ? { isRecommended } : {}) }
}

/** Categories of articles, one for each way in which they are shown [X134]. */
export const articleCategories = [
  { key: 'wiki', name: '医美百科', showType: 0 },
  { key: 'diary', name: '变美日记', showType: 1 },
  { key: 'ask', name: '大家在问', showType: 2 },
] as const
