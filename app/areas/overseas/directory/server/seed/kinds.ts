import type { ThingShape } from '#kit/pictures/thing.ts'

/** A kind of treatment of the demonstration. */
export interface DemoKind {
  key: string
  name: string
  picture: ThingShape
  intro: string
  /** The departments that see it. */
  departments: readonly string[]
  /** Illnesses by their names, which any installation has. */
  illnesses: readonly string[]
  treatments: readonly string[]
  /** When it is worth the way, and when it is not. */
  worth: string
}

/** What people go abroad for. */
export const demoKinds: readonly DemoKind[] = [
  {
    key: 'cancer',
    name: '肿瘤',
    picture: 'bare.oncology',
    intro: '先做第二意见，再决定要不要出国；新药、质子重离子和复杂手术是常见原因。',
    departments: ['肿瘤内科', '放疗科', '胸外科'],
    illnesses: ['肺癌', '胃癌', '肝癌', '胰腺癌', '乳腺癌', '结直肠癌', '食管癌', '前列腺癌', '甲状腺癌', '淋巴瘤'],
    treatments: ['多学科会诊', '质子或重离子放疗', '靶向与免疫治疗', '微创手术'],
    worth: '诊断不清、标准治疗用完、或需要国内没有的药物和放疗时，可以考虑。早期、标准手术能解决的，通常在国内治就好。',
  },
  {
    key: 'heart',
    name: '心血管',
    picture: 'bare.anatomical-heart',
    intro: '复杂瓣膜病、主动脉和儿童先心病的手术与评估。',
    departments: ['心脏外科', '心内科', '介入科'],
    illnesses: ['冠心病', '心脏瓣膜病', '主动脉夹层', '心肌病', '心律失常'],
    treatments: ['瓣膜修复', '介入治疗', '微创搭桥', '术后心脏康复'],
    worth: '需要少数中心才做的瓣膜修复或再次手术时可以考虑。急性发作请马上在当地就诊，不要为了出国而等。',
  },
  {
    key: 'neuro',
    name: '神经与脑外科',
    picture: 'bare.mental-health',
    intro: '脑肿瘤、帕金森病的手术评估，难治性癫痫和罕见神经病的诊断。',
    departments: ['神经外科', '神经内科', '癫痫中心'],
    illnesses: ['脑胶质瘤', '脑膜瘤', '垂体瘤', '帕金森病', '癫痫', '多发性硬化', '重症肌无力'],
    treatments: ['术前功能定位', '显微与内镜手术', '脑深部电刺激', '长程视频脑电'],
    worth: '位置特殊、需要术中功能保护或评估手术机会时可以考虑。稳定的慢性病先做远程会诊。',
  },
  {
    key: 'bone',
    name: '骨科与脊柱',
    picture: 'bare.joints',
    intro: '关节置换、脊柱矫形和运动损伤，以及术后康复。',
    departments: ['关节外科', '脊柱外科', '运动医学'],
    illnesses: ['脊柱侧弯', '膝关节骨性关节炎', '股骨头坏死', '前交叉韧带损伤', '腰椎管狭窄'],
    treatments: ['关节置换', '脊柱矫形', '关节镜手术', '住院康复'],
    worth: '重度畸形、翻修手术可以考虑。多数关节和韧带手术国内已经成熟。',
  },
  {
    key: 'child',
    name: '儿童与罕见病',
    picture: 'bare.baby-0306m',
    intro: '儿童肿瘤、遗传代谢病和疑难发育问题的诊断。',
    departments: ['儿科', '儿童肿瘤', '遗传科'],
    illnesses: ['白血病', '小儿癫痫', '脑性瘫痪', '矮小症', '川崎病'],
    treatments: ['基因诊断与咨询', '儿童多学科会诊', '骨髓移植评估', '康复计划'],
    worth: '反复检查没有诊断、或有正在招募的临床试验时可以考虑。孩子长途旅行前请先让主治医生评估。',
  },
  {
    key: 'eye',
    name: '眼科',
    picture: 'bare.eye',
    intro: '视网膜病、角膜病和儿童眼病的诊断与手术。',
    departments: ['视网膜专科', '角膜专科', '儿童眼科'],
    illnesses: ['黄斑变性', '视网膜脱离', '角膜炎', '斜视', '糖尿病视网膜病变'],
    treatments: ['玻璃体手术', '角膜移植评估', '遗传性眼病检测'],
    worth: '需要特殊移植或遗传诊断时可以考虑。突然看不清请立刻就近急诊。',
  },
  {
    key: 'immune',
    name: '免疫与血液',
    picture: 'bare.drop-of-blood',
    intro: '难治性自身免疫病、血液病的第二意见和移植评估。',
    departments: ['血液科', '风湿免疫科', '移植中心'],
    illnesses: ['多发性骨髓瘤', '再生障碍性贫血', '系统性红斑狼疮', '类风湿关节炎', '克罗恩病'],
    treatments: ['移植评估', '生物制剂方案', '临床试验筛查'],
    worth: '多种方案无效、需要移植或试验药物时可以考虑；长期用药的随访要能在国内接上。',
  },
  {
    key: 'check',
    name: '体检与第二意见',
    picture: 'bare.stethoscope',
    intro: '远程第二意见不出国门；防癌体检和健康评估一到三天完成。',
    departments: ['国际门诊', '健康管理中心', '影像科'],
    illnesses: ['肺结节', '甲状腺结节', '胃息肉', '慢性乙型肝炎'],
    treatments: ['远程第二意见', '防癌体检', '影像与病理会诊'],
    worth: '做决定之前想多听一个意见，远程会诊最省钱省力。体检不能代替治疗。',
  },
]
