// All of Pretendard in subsets. The browser fetches a subset only when it renders one of its characters.
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
