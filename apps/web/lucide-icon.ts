// Replaces the part of lucide-react that draws an icon: ours take a size and attributes, and no context.
import { createElement, type SVGProps } from 'react';

type Shape = readonly [tag: string, attributes: Record<string, string>];

export default function createLucideIcon({ node }: { node: readonly Shape[] }) {
  return function Icon({ size = 24, ...props }: SVGProps<SVGSVGElement> & { size?: number }) {
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': props['aria-label'] === undefined,
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
