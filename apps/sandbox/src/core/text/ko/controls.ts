import type { Dictionary } from '../en/index.ts';

export const controls: Dictionary['controls'] = {
  clockAdvanceAndSet: 'advance와 함께 쓸 수 없습니다.',
  clockDuration: 'P1Y, P1M2DT3H와 같은 ISO 8601 기간이어야 합니다.',
  clockBack: '시계를 되돌릴 수 없습니다. 대신 스냅샷을 복원하세요.',
  clockTooLate: '9000년 이후의 시각은 설정할 수 없습니다.',
  nameTaken: '이미 있는 이름입니다.',
  unknownFault: 'investInRwaAsset=drop@2와 같은 형식이어야 합니다.',
};
