import type { Dictionary } from '../en/index.ts';

export const controls: Dictionary['controls'] = {
  clockAdvanceAndSet: 'advance와 함께 쓸 수 없습니다.',
  clockDuration: 'P1Y, P1M2DT3H와 같은 ISO 8601 기간이어야 합니다.',
  clockBack: '시계는 뒤로 갈 수 없습니다. 스냅샷으로 돌아가세요.',
  clockTooLate: '9000년 이후의 시각은 설정할 수 없습니다.',
  nameTaken: '이미 있는 이름입니다.',
  unknownFault: 'investInRwaAsset=drop@2와 같은 형식이어야 합니다.',
};
